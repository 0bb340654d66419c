import { checkAccess } from '../testing/checkAccess'

describe('access: deskEntries', () => checkAccess('deskEntries'))
