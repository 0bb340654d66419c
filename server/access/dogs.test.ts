import { checkAccess } from '../testing/checkAccess'

describe('access: dogs', () => checkAccess('dogs'))
