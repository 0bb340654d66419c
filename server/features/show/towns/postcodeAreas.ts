import type { Town } from '#contract/show/town'

// A postcode area represents the town it is named after, or the largest in it: near enough to sort shows by. London's and a
// few others have no town. Outward codes and Polish prefixes are public knowledge; no package has them. Where
// several towns have its name, its region follows.

const british = `
AB Aberdeen|AL St Albans|B Birmingham|BA Bath|BB Blackburn/Blackburn with Darwen|BD Bradford|BH Bournemouth|BL Bolton|BN Brighton|BR Bromley
BS Bristol|BT Belfast|CA Carlisle|CB Cambridge|CF Cardiff|CH Chester|CM Chelmsford|CO Colchester|CR Croydon|CT Canterbury
CV Coventry|CW Crewe|DA Dartford|DD Dundee|DE Derby|DG Dumfries|DH Durham|DL Darlington|DN Doncaster|DT Dorchester
DY Dudley|E London|EC London|EH Edinburgh|EN Enfield Town|EX Exeter|FK Falkirk|FY Blackpool|G Glasgow|GL Gloucester
GU Guildford|HA Harrow|HD Huddersfield|HG Harrogate|HP Hemel Hempstead|HR Hereford|HS Stornoway|HU Kingston upon Hull
HX Halifax|IG Ilford|IP Ipswich|IV Inverness|KA Kilmarnock|KT Kingston upon Thames|KW Kirkwall|KY Kirkcaldy|L Liverpool
LA Lancaster|LD Llandrindod Wells|LE Leicester|LL Llandudno|LN Lincoln|LS Leeds|LU Luton|M Manchester|ME Rochester/Medway
MK Milton Keynes|ML Motherwell|N London|NE Newcastle upon Tyne|NG Nottingham|NN Northampton|NP Newport/Newport|NR Norwich
NW London|OL Oldham|OX Oxford|PA Paisley|PE Peterborough|PH Perth|PL Plymouth|PO Portsmouth|PR Preston/Lancashire|RG Reading
RH Redhill|RM Romford|S Sheffield|SA Swansea|SE London|SG Stevenage|SK Stockport|SL Slough|SM Sutton/Greater London|SN Swindon
SO Southampton|SP Salisbury|SR Sunderland|SS Southend-on-Sea|ST Stoke-on-Trent|SW London|SY Shrewsbury|TA Taunton
TD Galashiels|TF Telford|TN Tonbridge|TQ Torquay|TR Truro|TS Middlesbrough|TW Twickenham|UB Southall|W London
WA Warrington/Warrington|WC London|WD Watford|WF Wakefield|WN Wigan|WR Worcester|WS Walsall|WV Wolverhampton|YO York|ZE Lerwick`

const polish = `
00 Warszawa|01 Warszawa|02 Warszawa|03 Warszawa|04 Warszawa|05 Piaseczno|06 Ciechanów|07 Ostrołęka|08 Siedlce/mazowieckie|09 Płock
10 Olsztyn/warmińsko-mazurskie|11 Giżycko|12 Szczytno|13 Działdowo|14 Ostróda|15 Białystok|16 Suwałki|17 Bielsk Podlaski|18 Łomża|19 Ełk
20 Lublin|21 Biała Podlaska|22 Zamość|23 Kraśnik|24 Puławy|25 Kielce|26 Radom|27 Ostrowiec Świętokrzyski|28 Jędrzejów
29 Włoszczowa|30 Kraków|31 Kraków|32 Bochnia|33 Tarnów|34 Nowy Targ|35 Rzeszów|36 Kolbuszowa|37 Przemyśl|38 Krosno/podkarpackie
39 Mielec|40 Katowice|41 Sosnowiec|42 Częstochowa|43 Bielsko-Biala|44 Gliwice|45 Opole|46 Kluczbork|47 Kędzierzyn-Koźle
48 Nysa|49 Brzeg|50 Wrocław|51 Wrocław|52 Wrocław|53 Wrocław|54 Wrocław|55 Oława|56 Oleśnica/dolnośląskie|57 Kłodzko|58 Wałbrzych
59 Legnica|60 Poznań|61 Poznań|62 Konin|63 Ostrów Wielkopolski|64 Leszno/wielkopolskie|65 Zielona Góra|66 Gorzów Wielkopolski
67 Nowa Sól|68 Żary|69 Słubice/lubuskie|70 Szczecin|71 Szczecin|72 Goleniów|73 Stargard|74 Gryfino|75 Koszalin|76 Słupsk|77 Bytów
78 Kołobrzeg|80 Gdańsk|81 Gdynia|82 Elbląg|83 Tczew|84 Wejherowo|85 Bydgoszcz|86 Grudziądz|87 Toruń|88 Inowrocław
89 Chojnice|90 Łódź|91 Łódź|92 Łódź|93 Łódź|94 Łódź|95 Pabianice|96 Skierniewice|97 Piotrków Trybunalski|98 Sieradz
99 Kutno`

interface Area {
  code: string
  country: string
  town: string
  /** Where several towns have that name. */
  region: string | undefined
}

export const townIs = ({ town, region, country }: Area, of: Town): boolean =>
  of.name === town && of.country === country && (region === undefined || of.region === region)

const listed = (country: string, text: string): Area[] =>
  text
    .trim()
    .split(/[|\n]/)
    .map((line) => {
      const [town = '', region] = line.slice(line.indexOf(' ') + 1).split('/')
      return { code: line.slice(0, line.indexOf(' ')), country, town, region }
    })

export const postcodeAreas: readonly Area[] = [...listed('GB', british), ...listed('PL', polish)]

const byCode = new Map(postcodeAreas.map((area) => [area.code, area]))

/** The area of what is, or begins, a postcode: SY, sy1, SY1 2PF, 60, 60-751. */
export const areaOf = (text: string): Area | undefined => {
  const compact = text.replace(/\s/g, '').toUpperCase()
  const code = /^([A-Z]{1,2})(?:\d[\dA-Z]*)?$/.exec(compact)?.[1] ?? /^(\d\d)-?\d{0,3}$/.exec(compact)?.[1]
  return code === undefined ? undefined : byCode.get(code)
}
