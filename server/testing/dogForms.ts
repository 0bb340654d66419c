import type { ApiResponse, Caller } from './client'

/** A dog that may enter classes for any height. */
export const dogForm = {
  name: 'Rex',
  kennelClubName: '',
  pedigreeName: '',
  petName: '',
  gender: 'male',
  breed: 'Collie',
  microchip: '',
  birthDate: '2022-01-01',
  kennelClubGrade: 1,
  fciLevel: 'none',
  nexusRank: 1,
  declaredHeight: 455,
}

const fields = [
  'name',
  'kennelClubName',
  'pedigreeName',
  'petName',
  'gender',
  'breed',
  'birthDate',
  'kennelClubGrade',
  'fciLevel',
  'nexusRank',
  'microchip',
  'retired',
  'oldAgeDog',
  'lowerLevel',
  'version',
]

/** The form of a dog as saved, with the given changes. */
export const dogFormOf = async (who: Caller, slug: string, change: object = {}) => {
  const dog = (await who.get(`/dogs/${slug}`)).json
  const kept = Object.fromEntries(fields.map((field) => [field, dog[field]]))
  return { ...kept, declaredHeight: dog.height, ...change }
}

/** Changes a dog from the version that it has now. */
export const changeDog = async (
  who: Caller,
  slug: string,
  change: object,
  agreed: object | null = null,
): Promise<ApiResponse> => who.put(`/dogs/${slug}`, { ...(await dogFormOf(who, slug, change)), agreed })

export const quoteDogChange = async (who: Caller, slug: string, change: object) =>
  (await who.post(`/dogs/${slug}/change-quote`, await dogFormOf(who, slug, change))).json

export const agreementTo = ({ withdrawn, refund }: { withdrawn: { entryId: string }[]; refund: number }) => ({
  withdrawn: withdrawn.map(({ entryId }) => entryId),
  refund,
})
