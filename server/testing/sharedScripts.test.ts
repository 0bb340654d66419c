import vm from 'node:vm'

// The environment of this test has put the shared scripts in the place of Jest's own compilation.
const run = (source: string, filename: string, mark = ''): unknown =>
  vm.compileFunction(source, ['seen'], { filename, parsingContext: vm.createContext({ mark }) })([])

describe('a shared script', () => {
  it('has separate values in each realm', () => {
    const source = 'seen.push(mark); return { seen, List: Array }'
    const [first, second] = ['one', 'two'].map((mark) => run(source, '/shared/realm.js', mark)) as [
      { seen: string[]; List: unknown },
      { seen: string[]; List: unknown },
    ]
    expect([first.seen, second.seen]).toEqual([['one'], ['two']])
    expect(first.List).not.toBe(second.List)
  })

  it('is compiled again when its file has changed', () => {
    expect(run('return 1', '/shared/changed.js')).toBe(1)
    expect(run('return 2', '/shared/changed.js')).toBe(2)
  })

  it('names the line and column of the file in an error', () => {
    const source = 'try { throw new Error() } catch (error) { return error.stack }'
    expect(run(source, '/shared/error.js')).toContain('/shared/error.js:1:13')
  })
})
