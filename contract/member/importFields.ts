import * as z from 'zod/mini'
import { columnFinder } from '../shared/tableColumns'

/** What a list of members can say of one, in the order in which it is shown. `familyName`: where `name` is the first name. */
export const importFields = [
  'name',
  'familyName',
  'email',
  'memberNumber',
  'membershipKind',
  'joinedOn',
  'renewalDate',
  'birthDate',
  'locale',
  'phone',
  'street',
  'postcode',
  'city',
  'country',
] as const
export const ImportField = z.enum(importFields)
export type ImportField = z.infer<typeof ImportField>

/** No account is opened without them. */
export const neededFields = ['name', 'email'] as const
/** Their columns have days. */
export const dayFields: readonly ImportField[] = ['joinedOn', 'renewalDate', 'birthDate']

// English and Polish, as lists of members and our own register name their columns. Folded.
const knownHeaders: Record<ImportField, string> = {
  name: 'name fullname member membername firstname forename givenname imieinazwisko imienazwisko czlonek imie',
  familyName: 'familyname lastname surname nazwisko',
  email: 'email emailaddress mail adresemail adresmailowy',
  memberNumber:
    'membernumber memberno membershipnumber membershipno number no numerczlonkowski nrczlonkowski numerczlonka numer nr',
  membershipKind:
    'membership membershipkind membershiptype kind type czlonkostwo rodzajczlonkostwa typczlonkostwa rodzaj',
  joinedOn:
    'joined joinedon joindate datejoined membersince since dataprzyjecia dataprzystapienia dolaczyl czlonekod od',
  renewalDate:
    'renewaldate renewal renewalon expires expiry expirydate validuntil paiduntil waznedo datawaznosci skladkado oplaconedo dataodnowienia',
  birthDate: 'birthdate dateofbirth dob born birthday dataurodzenia dataur urodzony urodzona',
  locale: 'language locale jezyk',
  phone: 'phone telephone phonenumber mobile tel telefon numertelefonu komorka',
  street: 'street address streetaddress addressline1 ulica adres ulicainumer',
  postcode: 'postcode postalcode zip zipcode kodpocztowy kod',
  city: 'city town miasto miejscowosc',
  country: 'country kraj panstwo',
}

/** What is offered for a list of members, by its headers. */
export const { suggestColumns: suggestImportColumns, findHeaderLine: findImportHeader } = columnFinder(
  importFields,
  knownHeaders,
)
