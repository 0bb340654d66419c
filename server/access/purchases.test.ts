import { checkAccess } from './checkAccess'

describe('access: purchases', () => checkAccess('purchases'))
