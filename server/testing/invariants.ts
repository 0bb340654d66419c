/** Invariants of money and places, as queries that return the rows breaking them. */
export const invariants: Record<string, string> = {
  'a class has taken as many places as are held, paid or offered, and no more than it has': `
    select c.id from classes c where taken > capacity or taken <>
      (select count(*) from entries e where e.class_id = c.id and e.status in ('held', 'paid')) +
      (select count(*) from waiting_list w where w.class_id = c.id and w.state = 'offered')`,
  'a paid purchase has its entries, or its years': `
    select p.id from purchases p where p.status = 'paid' and
      case p.kind when 'membership' then p.years is null
      else not exists (select from entries e where e.purchase_id = p.id union all select from sold_extras s where s.purchase_id = p.id)
        or exists (select from entries e where e.purchase_id = p.id and e.status = 'held') end`,
  'a paid entry belongs to a paid purchase, a held one to a pending one': `
    select e.id from entries e join purchases p on p.id = e.purchase_id
    where (e.status = 'paid' and p.status <> 'paid') or (e.status = 'held' and p.status <> 'pending')`,
  'a total is the sum of the prices less the discounts': `
    select p.id from purchases p where p.kind = 'entries' and
      p.total <> (select coalesce(sum(price - discount), 0) from entries e where e.purchase_id = p.id) +
        (select coalesce(sum(price * quantity), 0) from sold_extras s where s.purchase_id = p.id)`,
  'no more of an extra are sold than there are': `
    with taken as (select s.extra_id, s.option_id, s.quantity from sold_extras s join purchases p on p.id = s.purchase_id
      where s.withdrawn_at is null and p.status in ('pending', 'paid'))
    select x.id from show_extras x where x.limit_in_all < (select sum(quantity) from taken t where t.extra_id = x.id)
    union all select x.id from show_extras x cross join lateral jsonb_array_elements(x.options) o
      where (o->>'limit')::int < (select sum(quantity) from taken t where t.extra_id = x.id and t.option_id = (o->>'id')::uuid)`,
  'an extra refund is of a withdrawn extra, for no more than was paid': `
    select r.id from entry_refunds r join sold_extras s on s.id = r.sold_extra_id
    where s.withdrawn_at is null or s.purchase_id <> r.purchase_id or r.amount > s.price * s.quantity`,
  'a key has made one purchase of its user': `
    select k.key from purchase_keys k join purchases p on p.id = k.purchase_id where p.user_id <> k.user_id
    union all select key from purchase_keys group by user_id, key having count(*) > 1`,
  'a dog is entered once in a class': `
    select class_id from entries where status in ('held', 'paid') group by class_id, dog_id having count(*) > 1`,
  'what is paid was charged, just that much': `
    select p.id from purchases p left join charges c on c.payment_id = p.payment_id where p.status = 'paid' and p.total > 0
      and coalesce(p.paid_by, 'built_in') = 'built_in'
      and (c.payment_id is null or c.amount <> p.total or c.currency <> p.currency)`,
  'no more goes back than came in, and not twice': `
    select c.payment_id from charges c where c.amount <
      (select coalesce(sum(amount), 0) from partial_refunds r where r.payment_id = c.payment_id) +
      (select count(*) * c.amount from refunds r where r.payment_id = c.payment_id)
    union all select p.id from purchases p where p.total <
      (select coalesce(sum(amount), 0) from entry_refunds r where r.purchase_id = p.id)`,
  'an entry refund is of a withdrawn entry, for no more than was paid': `
    select r.id from entry_refunds r join entries e on e.id = r.entry_id
    where e.status <> 'withdrawn' or e.purchase_id <> r.purchase_id or r.amount > e.price - e.discount`,
  'a refund without an entry or extra is of a membership that was paid': `
    select r.id from entry_refunds r join purchases p on p.id = r.purchase_id
    where r.entry_id is null and r.sold_extra_id is null and (p.kind <> 'membership' or p.status <> 'paid')`,
  'the ledger has each payment and each refund': `
    select p.id from purchases p where p.status in ('paid', 'refunded') and p.total > 0 and not exists (
      select from ledger_transactions t join ledger_postings g on g.transaction_id = t.id and g.amount > 0
      where t.kind = 'payment' and t.subject_id = p.id
      group by t.id having p.status = 'refunded' or (sum(g.amount) = p.total and t.currency = p.currency))
    union all select p.id from purchases p where p.status = 'refunded' and p.total > 0 and p.refund_done_at is not null
      and not exists (select from ledger_transactions t where t.kind in ('refund_sent', 'refund_covered') and t.subject_id = p.id)
    union all select r.id from entry_refunds r cross join lateral (values ('refund_owed', r.amount), ('refund_covered', r.covered),
      ('refund_sent', case when r.done_at is not null then r.amount - r.covered else 0 end)) booked (kind, amount)
    where booked.amount <> (select coalesce(sum(g.amount) filter (where g.amount > 0), 0)
      from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
      where t.kind = booked.kind and t.subject_id = r.id)
    union all select m.id from provider_movements m where m.kind <> 'dispute' and not exists (
      select from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
      where t.kind = m.kind and t.subject_id = m.id and g.amount = m.amount)`,
  'what covers refunds has reached their payers': `
    select m.purchase_id from provider_movements m group by m.purchase_id having sum(m.covered) <>
      (select coalesce(sum(g.amount), 0) from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
        where t.kind = 'refund_covered' and t.purchase_id = m.purchase_id and g.amount > 0)`,
  'a dispute that is decided holds no money': `
    select t.purchase_id from ledger_transactions t join ledger_postings g on g.transaction_id = t.id and g.account = 'disputed'
    where t.kind <> 'journal' and not exists (select from provider_movements m where m.purchase_id = t.purchase_id and m.kind = 'dispute'
      and m.state in ('needs_response', 'under_review'))
    group by t.purchase_id having sum(g.amount) <> 0`,
  'the ledger balances': `
    select t.id from ledger_transactions t left join ledger_postings g on g.transaction_id = t.id
    group by t.id having coalesce(sum(g.amount), 1) <> 0`,
  'the ledger owes the refunds that are due': `
    select 1 where (select coalesce(-sum(amount), 0) from ledger_postings where account = 'refunds_owed') <>
      (select coalesce(sum(amount - covered), 0) from entry_refunds where done_at is null) +
      (select coalesce(sum(owed), 0) from provider_movements where sent_at is null) +
      (select coalesce(sum(owed_back), 0) from bank_lines where sent_back_at is null) +
      (select coalesce(sum(g.amount), 0) from purchases p
        join ledger_transactions t on t.kind = 'payment' and t.subject_id = p.id
        join ledger_postings g on g.transaction_id = t.id and g.amount > 0
        where p.status = 'refunded' and p.refund_done_at is null) -
      (select coalesce(sum(g.amount), 0) from purchases p
        join ledger_transactions t on t.kind = 'refund_covered' and t.subject_id = p.id
        join ledger_postings g on g.transaction_id = t.id and g.amount > 0
        where p.status = 'refunded' and p.refund_done_at is null)`,
  'a line of the bank that is settled is in the ledger with its sum, but for what is left out': `
    select l.id from bank_lines l where l.outcome in ('paid', 'refunded', 'sent', 'booked') and l.amount <> (
      select coalesce(sum(g.amount), 0) from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
      where g.account = 'bank' and (
        (l.outcome in ('paid', 'refunded') and t.kind = 'payment' and t.subject_id in (l.purchase_id, l.id)) or
        (l.outcome = 'booked' and t.kind = 'journal' and t.subject_id = l.id) or
        (l.outcome = 'sent' and t.kind = 'refund_sent' and t.purchase_id = l.purchase_id and g.amount = l.amount)))`,
  'a line of the provider is in the ledger with what is decided of it, and no other': `
    select l.id from provider_lines l where l.is_unknown and l.amount * (l.outcome is not distinct from 'booked')::int <> (
      select coalesce(sum(g.amount), 0) from ledger_transactions t join ledger_postings g on g.transaction_id = t.id
      where g.account = 'provider' and t.kind = 'journal' and t.subject_id in (l.id, l.bank_line_id))`,
  'the documents of a purchase add up to what is kept of it': `
    select p.id from purchases p join invoices i on i.purchase_id = p.id group by p.id having sum(i.gross) <>
      p.total - (select coalesce(sum(amount), 0) from entry_refunds r where r.purchase_id = p.id)`,
  'a document states in lines what all up to it add up to': `
    select i.id from invoices i where
      (select coalesce(sum((line->>'gross')::int), 0) from jsonb_array_elements(i.lines) line) <>
      (with recursive chain as (select * from invoices where id = i.id
        union all select e.* from invoices e join chain c on e.id = c.corrects_id) select sum(gross) from chain)`,
  'the numbers of invoices have no gap': `
    select s.kind from invoice_series s where s.last <>
      (select count(*) from invoices i where i.kind = s.kind and i.year = s.year and i.sequence <= s.last)`,
  'a code is used as often as purchases hold or have redeemed it': `
    select d.id from discounts d where d.used > d.uses or d.used <>
      (select count(*) from purchases p where p.discount_id = d.id and p.status in ('pending', 'paid'))`,
}

/** What must also hold once the jobs have nothing left to do: no payment is unsettled. */
export const settledInvariants: Record<string, string> = {
  'what was charged has paid for something, or has gone back': `
    select c.payment_id from charges c left join purchases p on p.payment_id = c.payment_id
    where p.id is null or c.notified_at is null
      or (p.status <> 'paid' and not exists (select from refunds r where r.payment_id = c.payment_id))`,
  'what is owed has gone back': `
    select id from purchases where status = 'refunded' and refund_done_at is null
    union all select id from entry_refunds where done_at is null`,
}

/** The names of those that do not hold, with how many rows break each. */
export const brokenInvariants = async (
  query: (statement: string) => Promise<unknown[]>,
  statements: Record<string, string> = invariants,
): Promise<string[]> => {
  const broken: string[] = []
  for (const [name, statement] of Object.entries(statements)) {
    const rows = await query(statement)
    if (rows.length > 0) broken.push(`${name}: ${rows.length}`)
  }
  return broken
}
