import { checkAccess } from './checkAccess'

describe('access: shows', () => checkAccess('shows'))
