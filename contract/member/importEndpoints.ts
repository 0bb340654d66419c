import { type Endpoints, noContent } from '../shared/endpoint'
import {
  ChosenImportColumns,
  ImportAnswer,
  ImportBatch,
  ImportCheck,
  ImportChecked,
  MemberImportStart,
} from './importing'

export const memberImportEndpoints = {
  getMemberImport: {
    method: 'GET',
    path: '/desk/members/import',
    action: 'member.import',
    schema: { response: { 200: MemberImportStart } },
  },
  saveImportColumns: {
    method: 'PUT',
    path: '/desk/members/import/columns',
    action: 'member.import',
    schema: { body: ChosenImportColumns, response: noContent },
  },
  /** What would become of each row; nothing is written. */
  checkImport: {
    method: 'POST',
    path: '/desk/members/import/check',
    action: 'member.import',
    schema: { body: ImportCheck, response: { 200: ImportChecked } },
  },
  /** Opens accounts. The same rows again find that they have one. */
  importMembers: {
    method: 'POST',
    path: '/desk/members/import',
    action: 'member.import',
    schema: { body: ImportBatch, response: { 200: ImportAnswer } },
  },
} as const satisfies Endpoints
