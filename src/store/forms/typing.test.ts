/** @jest-environment ./src/testing/environment.cjs */
import { api } from '../../api/api'
import { memoryEffects } from '../../testing/memoryEffects'
import { makeStore } from '../makeStore'
import { menuToggled } from '../ui/uiSlice'
import { fieldChanged, formBegun, formRebased } from './formsSlice'
import { formOf } from './formState'

const id = 'contact'
const open = () => {
  const memory = memoryEffects(() => null)
  const leaving: (() => void)[] = []
  const store = makeStore({}, { effects: { ...memory.effects, onLeave: (run) => void leaving.push(run) } })
  store.dispatch(formBegun({ id, form: formOf({ name: '', text: '' }, null) }))
  const { typing } = store.port
  const written: string[] = []
  return {
    ...memory,
    store,
    typing,
    written,
    leave: () => leaving.forEach((run) => run()),
    type: (path: string, value: string) =>
      typing.hold({
        id,
        path,
        value,
        write: () => {
          written.push(`${path}: ${value}`)
          store.dispatch(fieldChanged({ id, path, value }))
        },
      }),
  }
}

describe('typing [T24]', () => {
  it('writes the last text of a field once, after a pause', () => {
    const { type, typing, written, runTimers } = open()
    type('name', 'Z')
    type('name', 'Zo')
    expect(typing.typed()).toMatchObject({ id, path: 'name', value: 'Zo' })
    expect(written).toEqual([])
    runTimers()
    runTimers()
    expect(written).toEqual(['name: Zo'])
    expect(typing.typed()).toBeNull()
  })

  it.each<[before: string, next: (opened: ReturnType<typeof open>) => unknown]>([
    ['the text of another field', ({ type }) => type('text', 'a')],
    ['any other action', ({ store }) => store.dispatch(menuToggled())],
    ['any thunk', ({ store }) => store.dispatch(() => undefined)],
    ['the end of the page', ({ leave }) => leave()],
    ['the end of the focus', ({ typing }) => typing.deliver()],
  ])('writes the text before %s', (_before, next) => {
    const opened = open()
    opened.type('name', 'Zoë')
    next(opened)
    expect(opened.written).toEqual(['name: Zoë'])
  })

  it('lets a thunk read the text', () => {
    const { type, store } = open()
    type('name', 'Zoë')
    const read = store.dispatch((_dispatch, getState) => getState().forms.byId[id]?.values['name'])
    expect(read).toBe('Zoë')
  })

  it('waits while a component that renders looks up its calls', () => {
    const { type, written, store } = open()
    type('name', 'Zoë')
    store.dispatch(api.internalActions.internal_getRTKQSubscriptions())
    expect(written).toEqual([])
  })

  it('gives way to values that arrive after it', () => {
    const { type, store, runTimers } = open()
    type('name', 'Zoë')
    store.dispatch(formRebased({ id, form: formOf({ name: 'Ola', text: '' }, null) }))
    runTimers()
    expect(store.getState().forms.byId[id]?.values).toEqual({ name: 'Ola', text: '' })
  })
})
