import { sampleId } from '../seed/people'

/** How many rows an organisation has after years; the sample data stays beside them. */
export interface Growth {
  members: number
  dogs: number
  shows: number
  /** Two to a purchase. */
  entries: number
  /** Membership fees that were paid, over five years. */
  fees: number
  news: number
  mails: number
}

export const realistic: Growth = {
  members: 25_000,
  dogs: 25_000,
  shows: 2_000,
  entries: 100_000,
  fees: 10_000,
  news: 500,
  mails: 100_000,
}

const member = sampleId(1, 2)
const id = (group: number, number: string) =>
  `('9000000${group}-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
/** Purchases of entries and of memberships that are made here. */
const isGrown = `(id::text like '90000006%' or id::text like '90000000%')`
const classesPerShow = 10
const firstDay = '2008-01-01'
const days = 7_305

/** What member@example.org has bought: twenty purchases of two entries, so that their own lists are as long before as after. */
export const ownPurchases = `
  with free as (
    select c.id, row_number() over (order by c.id) - 1 as n from classes c join shows s on s.id = c.show_id
    where s.state <> 'draft' and c.taken < c.capacity),
  bought as (
    insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id)
    select ${id(8, 'p')}, '${member}', 'entries', '', 'paid', 1100, 'GBP', now, now, ${id(9, 'p')}
    from generate_series(0, 19) p, (select max(created_at) as now from users) t returning 1),
  entered as (
    insert into entries (id, purchase_id, class_id, dog_id, price, status)
    select gen_random_uuid(), ${id(8, 'n / 2')}, id, ('${sampleId(2, 1).slice(0, -1)}' || (n % 6 + 1))::uuid, 550, 'paid'
    from free where n < 40 returning class_id)
  update classes set taken = taken + 1 from entered where entered.class_id = classes.id`

/** Statements that fill a database with what has grown, in sets; `now` is the server's instant. */
export const growthSql = (grown: Growth, now: string): string[] => {
  const { members, dogs, shows, entries, fees, news, mails } = grown
  const instant = `timestamptz '${now}'`
  const today = `date '${now.slice(0, 10)}'`
  const classes = shows * classesPerShow
  const purchases = Math.floor(entries / 2)
  const start = `date '${firstDay}' + i * ${days} / ${shows}`
  const paidAt = (count: number) => `${instant} - interval '5 years' * i / ${count}`
  return [
    `insert into users (id, email, name, roles, password_hash, email_confirmed_at, registered_at, renewal_date, created_at)
     select ${id(1, 'i')}, 'grown' || i || '@example.org', 'Member ' || i, '{ROLE_USER}', '', ${instant}, ${instant} - interval '1 year',
       ${today} - 300 + (i * 37) % 900, ${instant} from generate_series(0, ${members - 1}) i`,
    `insert into renewal_reminders select id, renewal_date, d, ${instant} from users, unnest(array[30, 7, 0]) d
     where renewal_date between ${today} and ${today} + 30`,
    `insert into sessions (token_hash, id, user_id, created_at, last_used_at)
     select 'grown' || i, gen_random_uuid(), ${id(1, 'i')}, ${instant} - interval '1 day', ${instant} from generate_series(0, ${members - 1}) i`,
    `insert into dogs (id, slug, owner_id, name, kennel_club_name, pedigree_name, pet_name, gender, breed, birth_date,
       kennel_club_grade, fci_level, nexus_rank, created_at)
     select ${id(2, 'i')}, case when i = 0 then 'rex' when i % 5 = 0 then 'rex-' || i / 5 + 1 else 'dog-' || i end,
       ${id(1, `i % ${members}`)}, case when i % 5 = 0 then 'Rex' else 'Dog ' || i end, '', '', '', 'male', 'Mixed breed',
       ${today} - 1500, 1, 'none', 1 + i % 5, ${instant} from generate_series(0, ${dogs - 1}) i`,
    `insert into people (id, name) select ${id(4, 'i')}, 'Judge ' || i from generate_series(0, 39) i`,
    `insert into shows (id, slug, name, start_date, end_date, address_lines, postcode, city, country, state, time_zone,
       entries_open_at, entries_close_at)
     select ${id(3, 'i')}, 'grown-show-' || i, 'Show ' || i, ${start}, ${start} + 1, '{Showground,Long Lane}', 'SY1 2PF', 'Shrewsbury',
       'United Kingdom', case when ${start} < ${today} then 'finished' else 'published' end, 'Europe/London',
       (${start} - 60)::timestamptz, (${start} - 7)::timestamptz from generate_series(0, ${shows - 1}) i`,
    `insert into show_judges (show_id, person_id) select ${id(3, 'i')}, ${id(4, '(i * 7 + j) % 40')}
     from generate_series(0, ${shows - 1}) i, generate_series(0, 1) j`,
    `insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price, currency, capacity)
     select ${id(5, 'i')}, s.id, case when i % 2 = 0 then 'agility' else 'jumping' end, 1 + i % 2, s.start_date,
       lpad((8 + i % ${classesPerShow})::text, 2, '0') || ':30', (array['any', 'large', 'medium', 'small', 'extra_small'])[1 + i % 5], 1, 5, 550, 'GBP', 30
     from generate_series(0, ${classes - 1}) i join shows s on s.id = ${id(3, `i / ${classesPerShow}`)}`,
    `insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id, refund_done_at)
     select ${id(6, 'i')}, ${id(1, `i % ${members}`)}, 'entries', '', case when i % 20 = 0 then 'refunded' else 'paid' end, 1100, 'GBP',
       ${paidAt(purchases)}, ${paidAt(purchases)}, ${id(7, 'i')}, case when i % 20 = 0 then ${instant} end from generate_series(0, ${purchases - 1}) i`,
    `insert into purchases (id, user_id, kind, contents, plan_id, years, status, total, currency, created_at, paid_at, payment_id)
     select ${id(0, 'i')}, ${id(1, `i % ${members}`)}, 'membership', '', '1-year', 1, 'paid', 2500, 'GBP',
       ${paidAt(fees)}, ${paidAt(fees)}, gen_random_uuid() from generate_series(0, ${fees - 1}) i`,
    `insert into purchase_keys select user_id, id::text, '', id from purchases where ${isGrown}`,
    `insert into entries (id, purchase_id, class_id, dog_id, price, status)
     select gen_random_uuid(), ${id(6, 'i / 2')}, ${id(5, `(i * 7) % ${classes}`)},
       ${id(2, `(i / 2) % ${members} + ${members} * ((i / 2 / ${members}) % ${Math.floor(dogs / members)})`)}, 550,
       case when i / 2 % 20 = 0 then 'released' else 'paid' end from generate_series(0, ${purchases * 2 - 1}) i`,
    // Without it the next one may be planned for empty tables.
    'analyze',
    `update classes set taken = t.count from (select class_id, count(*) from entries where status = 'paid' group by 1) t
     where t.class_id = classes.id and classes.id::text like '9%'`,
    `with booked as (
       insert into ledger_transactions (kind, subject_id, purchase_id, day, currency, at, actor)
       select 'payment', id, id, paid_at::date, currency, paid_at, 'system' from purchases where ${isGrown} returning id, purchase_id)
     insert into ledger_postings select b.id, account, case when account = p.income then -p.total else p.total end
     from booked b join (select id, total, case kind when 'membership' then 'memberships' else 'shows' end as income,
       (array['provider', 'bank', 'cash', 'card_reader'])[1 + number % 4] as way from purchases) p on p.id = b.purchase_id,
       unnest(array[p.way, p.income]) account`,
    `insert into charges select payment_id, total, currency, created_at, created_at from purchases on conflict do nothing`,
    `insert into refunds select payment_id, refund_done_at from purchases where status = 'refunded'`,
    `insert into news select 'grown-' || i, locale, ${today} - i * 12, 'Announcement ' || i, 'What happened on that day, in a sentence.', 'Text.'
     from generate_series(0, ${news - 1}) i, unnest(array['en', 'pl']) locale`,
    `insert into outbox (id, user_id, recipient, subject, text, html, created_at, next_try_at, tries, sent_at)
     select gen_random_uuid(), ${id(1, `i % ${members}`)}, 'grown' || i % ${members} || '@example.org', 'Receipt', repeat('x', 900), repeat('y', 900),
       t, t, 1, t from generate_series(0, ${mails - 1}) i, lateral (select ${instant} - interval '29 days' * i / ${mails} as t) t`,
    'vacuum analyze',
  ]
}
