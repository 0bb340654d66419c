import { checkAccess } from '../testing/checkAccess'

describe('access: purchases', () => checkAccess('purchases'))
