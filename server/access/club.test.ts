import { checkAccess } from '../testing/checkAccess'

describe('access: club', () => checkAccess('club'))
