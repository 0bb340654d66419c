import { eachDogName } from '#contract/dog/fields'
import { addTo, type Day } from '#contract/shared/calendar'
import { slugOf } from '../domain/dog/slug'
import type { dogHistory, dogs } from '../db/schema'
import { ago, sampleMeasurements } from './measurements'
import { sampleId } from './people'

type DogRow = typeof dogs.$inferInsert
type HistoryRow = typeof dogHistory.$inferInsert

// name | breed | f/m | owner | age in months | declared mm | measured mm | grade | fci | rank
const list = `
Łatka|Border Collie|f|2|52|515|512|5|2|3
Żółw|Jack Russell Terrier|m|2|38|338|338|3|1|2
Pepper|Shetland Sheepdog|f|2|71|392|390|6|3|4
Iskra|Border Collie|f|2|11|||1|none|1
Mgła|Whippet|f|2|29|478|475|2|0|1
Baton|Papillon|m|2|64|282|281|4|2|3
Bramble|English Cocker Spaniel|f|1|45|405|402|4|1|2
Rook|Border Collie|m|1|86|530|528|7|3|5
Śnieżka|Samoyed|f|4|60|540|541|3|1|2
Ćma|Hungarian Pumi|f|4|33|432|431|2|0|1
Bolt|Australian Kelpie|m|5|50|499|500|6|3|4
Źrebak|Australian Shepherd|m|6|41|505|501|4|1|3
Figa|Poodle (Toy)|f|6|27|270|270|2|0|1
Digger|Parson Russell Terrier|m|7|95|348|350|5|2|3
Gęsia|Crossbreed|f|8|20|||1|none|1
Tegan|Welsh Sheepdog|f|9|36|462|466|3|1|2
Piorun|Belgian Malinois|m|10|48|612|610|5|2|4
Haggis|Border Terrier|m|11|77|352|351|4|1|2
Łoś|Golden Retriever|m|12|55|560|563|3|0|2
Chai|Miniature American Shepherd|f|13|31|425|430|3|1|2
Kropka|Dalmatian|f|14|122|555|552|6|2|4
Finn|Shetland Sheepdog|m|15|66|361|358|7|3|5
Wróbel|Chihuahua (Smooth Coat)|m|16|43|221|219|1|none|1
Maple|Labrador Retriever|f|17|24|||1|0|1`

const millimetres = (text: string | undefined): number | null => (text ? Number(text) : null)

const facts = (name: string, breed: string, index: number) => ({
  ...eachDogName(() => ''),
  name,
  breed,
  kennelClubName: index % 3 === 0 ? `${name} of Clear Round` : '',
  pedigreeName: index % 4 === 0 ? `${name} Dobre Szczęście` : '',
  microchip: index % 6 === 5 ? null : `6160939${String(10_000_001 + index * 7919)}`,
})

/** The 24 dogs of the sample data, over all heights; member@example.org has six of them. */
export const sampleDogs = (today: Day, now: Date): DogRow[] =>
  list
    .trim()
    .split('\n')
    .map((line, index) => {
      const [name = '', breed = '', gender, owner, months, declared, measured, grade, fci, rank] = line.split('|')
      return {
        ...facts(name, breed, index),
        id: sampleId(2, index + 1),
        slug: slugOf(name),
        ownerId: sampleId(1, Number(owner)),
        gender: gender === 'f' ? 'female' : 'male',
        birthDate: addTo(today, { months: -Number(months), days: -(index % 9) }),
        kennelClubGrade: Number(grade),
        fciLevel: fci as DogRow['fciLevel'],
        nexusRank: Number(rank),
        declaredHeight: millimetres(declared),
        measuredHeight: millimetres(measured),
        retired: name === 'Kropka',
        oldAgeDog: name === 'Digger',
        lowerLevel: name === 'Finn',
        createdAt: now,
      }
    })

/** The sources of the sample dogs' values: their owners, and for a measured height its first measurer. */
export const sampleHistory = (rows: readonly DogRow[], now: Date): HistoryRow[] => {
  const measurements = sampleMeasurements(rows, now)
  return rows.flatMap(({ id: dogId, ownerId: saidBy, ...dog }) => {
    const declared = { dogId, source: 'declared', saidBy, at: ago(now, { months: 7 }) } as const
    const values: [HistoryRow['field'], string | number | null | undefined][] = [
      ['height', dog.declaredHeight],
      ['microchip', dog.microchip],
      ['kennelClubGrade', dog.kennelClubGrade],
      ['fciLevel', dog.fciLevel],
      ['nexusRank', dog.nexusRank],
    ]
    const said = values.flatMap(([field, value]) => (value ? [{ ...declared, field, value: String(value) }] : []))
    const first = measurements.find((one) => one.dogId === dogId)
    if (!first) return said
    const { height, measuredBy, measuredAt: at } = first
    return [...said, { dogId, field: 'height', value: String(height), source: 'measured', saidBy: measuredBy, at }]
  })
}
