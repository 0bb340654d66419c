import { checkAccess } from '../testing/checkAccess'

describe('access: account', () => checkAccess('account'))
