import { sampleId } from './samples'
import { serverOfTests } from './renderApp'

/** Writes a paid entry of member@example.org into the sample data: a dog by its number, and a class. */
export const makePaidEntry = async (dog: number, cls: number): Promise<void> => {
  const { query } = await serverOfTests()
  const number = dog * 1000 + cls
  const [id, payment, entry] = [6, 7, 8].map((group) => sampleId(group, number))
  await query(`insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id)
    values ('${id}', '${sampleId(1, 2)}', 'entries', '', 'paid', 550, 'GBP', now(), now(), '${payment}')`)
  await query(`insert into entries (id, purchase_id, class_id, dog_id, price, status)
    values ('${entry}', '${id}', '${sampleId(5, cls)}', '${sampleId(2, dog)}', 550, 'paid')`)
}
