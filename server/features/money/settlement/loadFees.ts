import { sql } from 'drizzle-orm'
import type { Settlement } from '#contract/money/settlement'
import { Currency } from '#contract/shared/money'
import type { Db } from '../../../db/client'

/**
 * What the payment provider has charged with the purchases of a show, as the ledger has it. Of a purchase for several shows each bears the
 * share of its entries and extras, rounded towards zero, and the one with the largest share the rest: together just the fee.
 */
export const loadFees = async (db: Db, showId: string): Promise<Settlement['fees']> => {
  const answer: unknown = await db.execute(sql`
    with own as (
      select e.purchase_id from entries e join classes c on c.id = e.class_id where c.show_id = ${showId}
      union
      select s.purchase_id from sold_extras s join show_extras x on x.id = s.extra_id where x.show_id = ${showId}
    ), sold as (
      select purchase_id, c.show_id, e.price - e.discount as amount
      from own join entries e using (purchase_id) join classes c on c.id = e.class_id
      union all
      select purchase_id, x.show_id, s.quantity * s.price
      from own join sold_extras s using (purchase_id) join show_extras x on x.id = s.extra_id
    ), charged as (
      select t.purchase_id, t.currency, sum(g.amount) as fee
      from ledger_transactions t join ledger_postings g on g.transaction_id = t.id and g.account = 'fees'
      where t.purchase_id in (select purchase_id from own)
      group by t.purchase_id, t.currency
    ), by_show as (
      select purchase_id, show_id, sum(amount) as amount from sold
      where purchase_id in (select purchase_id from charged) group by purchase_id, show_id
    ), parts as (
      select c.currency, c.fee, s.show_id,
        coalesce(trunc(c.fee * s.amount / nullif(sum(s.amount) over purchase, 0)), 0) as part,
        row_number() over (purchase order by s.amount desc, s.show_id) as place,
        c.purchase_id
      from charged c join by_show s on s.purchase_id = c.purchase_id
      window purchase as (partition by c.purchase_id, c.currency)
    ), shared as (
      select show_id, currency, part + case when place = 1 then fee - sum(part) over (partition by purchase_id, currency) else 0 end as part
      from parts
    )
    select currency, sum(part)::float8 as amount from shared where show_id = ${showId} group by currency
    having sum(part) <> 0 order by currency`)
  // What the provider keeps in another currency is no show's.
  return (answer as { rows: Settlement['fees'] }).rows.filter(({ currency }) => Currency.options.includes(currency))
}
