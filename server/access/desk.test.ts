import { checkAccess } from './checkAccess'

describe('access: desk', () => checkAccess('desk'))
