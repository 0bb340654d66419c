import { checkAccess } from '../testing/checkAccess'

describe('access: courses', () => checkAccess('courses'))
