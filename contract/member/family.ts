import * as z from 'zod/mini'

/** So many people a family has at most, besides who pays. */
export const familyMost = 10

const FamilyMember = z.object({ id: z.uuid(), memberName: z.string(), renewalDate: z.nullable(z.iso.date()) })
export type FamilyMember = z.infer<typeof FamilyMember>

/** The family of an account: who pays for its membership, or for whom it pays. */
export const Family = z.object({
  payer: z.nullable(FamilyMember),
  members: z.array(FamilyMember).check(z.maxLength(familyMost)),
})
export type Family = z.infer<typeof Family>

/** Another person in the family of who pays. `expectedUntil`: the last day of the family's membership as its writer saw it. */
export const AddToFamily = z.object({ memberId: z.uuid(), expectedUntil: z.iso.date() })
export type AddToFamily = z.infer<typeof AddToFamily>

export const FamilyMemberParams = z.object({ id: z.uuid(), memberId: z.uuid() })
