import { Name } from './text'
import { hasWebAddress } from './webAddress'

const titles = [
  ['', 'Mł.Ch.Pl. ', 'Ml.Ch.Pl. ', 'Ch.Pl. ', 'Ch. ', 'Int.Ch. ', 'Int.Ch.Pl. ', 'Multi Ch. ', 'Multi.Ch. ', 'C.I.B. '],
  [
    'C.I.E. ',
    'Gr.Ch.Cz. ',
    'Jr.Ch.Sk.',
    'Ch.Pl/Cz/Sk ',
    'Pl.Ch. ',
    'Ch.Me.',
    'Zw.Mł.Pl. ',
    'Vet.Ch.De.',
    'Mr.',
    'Ag.Ch.It. ',
  ],
].flat()
const callNames = ['Me', 'Rex', 'Łatka', 'No.1', 'J.R. Żółć', 'Bella', "O'Malley", 'Ly', 'Ęąśćż', 'Diamond & Pearl']
const kennels = [
  [
    'z Doliny Mgieł',
    'vom Haus am See',
    'v.d.Land',
    'v.d. Heide',
    'F.C.I.',
    'of Dr.No',
    'St.John',
    'FCI',
    'z Łąk',
    'de la Cruz',
  ],
  ['a.d.Haus', 'Sv.Ivan', 'od Sw.Jana', '(Mr.Me)', '"Ch.Pl."', 'at St. Albans', 'No. 7', '100%', 'Agility Stars', ''],
].flat()
const names = titles.flatMap((title) =>
  callNames.flatMap((name) => kennels.map((kennel) => `${title}${name} ${kennel}`)),
)

const addresses = [
  [
    'prize.click',
    'Win 500 at prize.click/now',
    'evil.com now',
    'x.co',
    't.me/prize',
    'v.gd/abc',
    'ch.evil.pl',
    'Mr.evil.click',
  ],
  [
    'приз.рф',
    '例え.みんな',
    'żółw.pl',
    'a@prize.click',
    'mr@dr.no',
    'mr.me/now',
    'PRIZE.CLICK',
    'prize.click.',
    'see prize.museum!',
  ],
  [
    'ｐｒｉｚｅ．ｃｌｉｃｋ',
    'prize。click',
    'prize․click',
    '𝐩𝐫𝐢𝐳𝐞.𝐜𝐥𝐢𝐜𝐤',
    'https://x',
    'ftp://rex',
    'www.rex',
    'www．rex',
    'mr.com',
    'xn--e1aybc.xn--p1ai',
  ],
].flat()

describe('a name with a web address', () => {
  it.each(addresses)('is refused: %s [T70]', (address) => {
    expect(Name.safeParse(`Rex ${address}`).error?.issues[0]?.message).toBe('no_links')
  })
  it.each(['prize.cl\u200Bick', 'prize\u2060.click', 'pri\u202Eze.click'])(
    'is refused where it is hidden: %j [T70]',
    (text) => {
      expect(Name.safeParse(text).success).toBe(false)
    },
  )
})

it('4,000 pedigree names with titles hold no web address [T71]', () => {
  expect(new Set(names).size).toBe(4000)
  expect(names.filter(hasWebAddress)).toEqual([])
})

it('a long text of dots is read in time in step with its length [T71]', () => {
  expect(hasWebAddress('a.'.repeat(50_000))).toBe(false)
})
