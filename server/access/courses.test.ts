import { checkAccess } from './checkAccess'

describe('access: courses', () => checkAccess('courses'))
