import * as z from 'zod/mini'
import { DeletionCost } from '../account/ownData'
import { Reauthentication } from '../account/session'
import { type Endpoints, noContent, xlsx } from '../shared/endpoint'
import { UuidParams } from '../shared/params'
import { WrittenReason } from '../shared/text'

/** The office makes a file of a member's data because of a letter. `reason`: how its writer has proved who they are. */
export const SaveMemberData = z.object({ reason: WrittenReason, ...Reauthentication.shape })
export type SaveMemberData = z.infer<typeof SaveMemberData>

/** The office deletes an account because of a letter that was received on a day. `expected`: what its reader was shown. */
export const DeleteMember = z.object({
  receivedOn: z.iso.date(),
  expected: DeletionCost,
  ...Reauthentication.shape,
})
export type DeleteMember = z.infer<typeof DeleteMember>

/** For members who ask by letter: what is kept about them, and its deletion. Not for admins. */
export const letterEndpoints = {
  saveMemberData: {
    method: 'POST',
    path: '/desk/members/:id/data',
    action: 'member.saveData',
    schema: { params: UuidParams, body: SaveMemberData, response: xlsx },
    refusals: ['admin_protected'],
  },
  getMemberDeletionCost: {
    method: 'GET',
    path: '/desk/members/:id/deletion',
    action: 'member.delete',
    schema: { params: UuidParams, response: { 200: DeletionCost } },
  },
  deleteMember: {
    method: 'POST',
    path: '/desk/members/:id/deletion',
    action: 'member.delete',
    schema: { params: UuidParams, body: DeleteMember, response: noContent },
    refusals: ['admin_protected', 'consequences_changed'],
  },
} as const satisfies Endpoints
