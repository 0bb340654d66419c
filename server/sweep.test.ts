import { sweeper } from './sweep'

it('gives every step its turn, and then says what failed', async () => {
  const done: string[] = []
  const step = (name: string) => async () => void done.push(name)
  const sweep = sweeper([step('holds'), () => Promise.reject(new Error('refunds')), step('mails')])
  await expect(sweep()).rejects.toMatchObject({ errors: [new Error('refunds')] })
  expect(done).toEqual(['holds', 'mails'])
})

it('is one round for all who ask meanwhile', async () => {
  let rounds = 0
  const sweep = sweeper([async () => void (rounds += 1)])
  await Promise.all([sweep(), sweep(), sweep()])
  await sweep()
  expect(rounds).toBe(2)
})
