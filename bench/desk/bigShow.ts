import { sampleId } from '../../server/seed/people'

export const largeSlug = 'a-show-with-18000-entries'
export const smallSlug = 'a-show-with-30-entries'
const classes = 200
const dogs = 900
const members = 300

const numberOf = (slug: string) => (slug === largeSlug ? 1 : 2)
const id = (group: number, show: number, number: string) =>
  `('8000000${group}-0000-4000-800${show}-' || lpad((${number})::text, 12, '0'))::uuid`

/** The id of a class of one of the two shows. */
export const classOf = (slug: string, index: number): string =>
  `80000005-0000-4000-800${numberOf(slug)}-${String(index).padStart(12, '0')}`

/** One show with `perClass` entries in each of its first classes: a dog is in no class twice. */
const showSql = (slug: string, today: string, instant: string, entries: number, perClass: number): string[] => {
  const show = numberOf(slug)
  return [
    `insert into shows (id, slug, name, start_date, end_date, address_lines, postcode, city, country, state, published_at,
       time_zone, entries_open_at, entries_close_at)
     values (${id(3, show, '0')}, '${slug}', '${slug}', ${today}, ${today} + 3, '{Showground}', 'SY1 2PF', 'Shrewsbury', 'GB',
       'published', ${instant}, 'Europe/London', ${instant} - interval '60 days', ${instant} - interval '7 days')`,
    `insert into show_judges (show_id, person_id) values (${id(3, show, '0')}, '${sampleId(4, 4)}')`,
    `insert into classes (id, show_id, type, ring, date, start_time, height, start_level, end_level, price, currency, capacity, taken)
     select ${id(5, show, 'i')}, ${id(3, show, '0')}, case when i % 2 = 0 then 'agility' else 'jumping' end, 1 + i / 4 % 5,
       ${today} + i / 50, lpad((8 + i % 50 / 5)::text, 2, '0') || ':' || (i % 5) || '0', 'any', 1, 5, 550, 'GBP', 120, 0
     from generate_series(0, ${classes - 1}) i`,
    `insert into purchases (id, user_id, kind, contents, status, total, currency, created_at, paid_at, payment_id)
     select ${id(6, show, 'i')}, ${id(1, 1, `i % ${members}`)}, 'entries', '', 'paid', 550, 'GBP', ${instant} - interval '20 days' +
       i * interval '1 minute', ${instant}, ${id(7, show, 'i')} from generate_series(0, ${entries - 1}) i`,
    `insert into entries (id, purchase_id, class_id, dog_id, price, status)
     select ${id(9, show, 'i')}, ${id(6, show, 'i')}, ${id(5, show, `i / ${perClass}`)},
       ${id(2, 1, `(i % ${perClass} * ${members} + i % ${members}) % ${dogs}`)}, 550, 'paid' from generate_series(0, ${entries - 1}) i`,
    `update classes set taken = ${perClass} where id in (select class_id from entries) and show_id = ${id(3, show, '0')}`,
    `insert into running_orders (class_id, seed, entry_ids) select ${id(5, show, '0')}, 'seed',
       array(select id from entries where class_id = ${id(5, show, '0')} order by id)`,
  ]
}

/** Statements that add a show with 200 classes and 18,000 entries, and the same with 30; `now` is the server's instant. */
export const bigShowSql = (now: string): string[] => {
  const instant = `timestamptz '${now}'`
  const today = `date '${now.slice(0, 10)}'`
  return [
    `insert into users (id, email, name, roles, password_hash, email_confirmed_at, registered_at, renewal_date, created_at)
     select ${id(1, 1, 'i')}, 'big' || i || '@example.org', 'Member ' || i, '{ROLE_USER}', '', ${instant}, ${instant},
       ${today} + 200, ${instant} from generate_series(0, ${members - 1}) i`,
    `insert into dogs (id, slug, owner_id, name, kennel_club_name, pedigree_name, pet_name, gender, breed, birth_date,
       kennel_club_grade, fci_level, nexus_rank, created_at)
     select ${id(2, 1, 'i')}, 'big-dog-' || i, ${id(1, 1, `i % ${members}`)}, 'Dog ' || i, '', '', '', 'male', 'Mixed breed',
       ${today} - 1500, 1, 'none', 1 + i % 5, ${instant} from generate_series(0, ${dogs - 1}) i`,
    ...showSql(largeSlug, today, instant, 18_000, 90),
    ...showSql(smallSlug, today, instant, 30, 30),
    'analyze',
  ]
}
