import { checkAccess } from './checkAccess'

describe('access: dogs', () => checkAccess('dogs'))
