import { checkAccess } from './checkAccess'

describe('access: account', () => checkAccess('account'))
