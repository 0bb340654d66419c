import { checkAccess } from './checkAccess'

describe('access: deskEntries', () => checkAccess('deskEntries'))
