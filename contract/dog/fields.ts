import { Name, OptionalName } from '../shared/text'

/**
 * The names that a keeper states of a dog, in the order in which they are shown. The form, the facts, search, the audit, the sync
 * with a register and the erasure of an account read this table; the column is in server/db/dogTables, the label in
 * src/features/dog/shared/fieldMessages. `headers`: what files call it, folded, in English and Polish. `erased`: what is left of
 * it once the account is deleted.
 */
export const dogNames = {
  name: {
    schema: Name,
    headers: 'name dogname dogsname dog callname imie imiepsa nazwa nazwapsa pies',
    erased: '–',
  },
  kennelClubName: {
    schema: OptionalName,
    headers:
      'kennelclubname kcname kcregisteredname registeredname nazwakennelclub nazwawkennelclub nazwazarejestrowana',
    erased: '',
  },
  pedigreeName: {
    schema: OptionalName,
    headers: 'pedigreename pedigree fullname nazwarodowodowa nazwawrodowodzie imierodowodowe rodowod przydomek',
    erased: '',
  },
  petName: {
    schema: OptionalName,
    headers: 'petname nickname homename imiedomowe nazwadomowa imiewdomu',
    erased: '',
  },
} as const

export type DogNameField = keyof typeof dogNames
export const dogNameFields = Object.keys(dogNames) as DogNameField[]

/** One value for each name of a dog. */
export const eachDogName = <Value>(valueOf: (field: DogNameField) => Value): Record<DogNameField, Value> =>
  Object.fromEntries(dogNameFields.map((field) => [field, valueOf(field)])) as Record<DogNameField, Value>
