import { checkAccess } from '../testing/checkAccess'

describe('access: shows', () => checkAccess('shows'))
