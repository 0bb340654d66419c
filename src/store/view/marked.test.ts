import { logoutRequested } from '../auth/authSlice'
import { rowsMarked, viewSlice } from './viewSlice'

const { reducer } = viewSlice
const marked = reducer(undefined, rowsMarked({ list: 'entries', ids: ['1', '2'] }))

describe('the rows that are marked [J15]', () => {
  it('are those of one list, and none once they are cleared', () => {
    expect(marked.marked).toEqual({ list: 'entries', ids: ['1', '2'] })
    expect(reducer(marked, rowsMarked({ list: 'dogs', ids: ['3'] })).marked).toEqual({ list: 'dogs', ids: ['3'] })
    expect(reducer(marked, rowsMarked(undefined)).marked).toBeUndefined()
  })

  it('are forgotten with the log-out', () => {
    expect(reducer(marked, logoutRequested()).marked).toBeUndefined()
  })
})
