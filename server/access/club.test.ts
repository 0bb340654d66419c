import { checkAccess } from './checkAccess'

describe('access: club', () => checkAccess('club'))
