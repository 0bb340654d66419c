import { checkAccess } from '../testing/checkAccess'

describe('access: desk', () => checkAccess('desk'))
