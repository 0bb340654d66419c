import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Locale } from '#contract/shared/locales'
import { Holding, renderKit } from '../../testing/renderKit'
import { FileDrop } from './FileDrop'

const drop = async (locale?: Locale) => {
  const { container } = await renderKit(
    <Holding first={[] as File[]}>
      {(files, onChange) => (
        <FileDrop
          id="plan"
          label="Course plan"
          accept={{ 'application/pdf': ['.pdf'] }}
          types="PDF"
          maxMegabytes={1}
          maxFiles={2}
          files={files}
          onChange={onChange}
        />
      )}
    </Holding>,
    locale,
  )
  // Unlike the dialog of a browser, what is dropped is not limited to what is accepted.
  const user = userEvent.setup({ applyAccept: false })
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  return { user, choose: (...files: File[]) => user.upload(input, files) }
}
const pdf = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })
const listed = () => screen.queryAllByRole('listitem').map((one) => one.querySelector('span')?.textContent)

describe('FileDrop', () => {
  it('states the accepted files beforehand', async () => {
    await drop()
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveAccessibleDescription(
      'PDF, up to 1 MB each, 2 files at most',
    )
    expect(screen.getByRole('group', { name: 'Course plan' })).toBeVisible()
  })

  it('names refused files, with the reason, and keeps the rest [K09]', async () => {
    const { choose } = await drop()
    await choose(pdf('ring 1.pdf'), new File(['x'], 'notes.txt', { type: 'text/plain' }), pdf('huge.pdf', 1_000_001))
    await waitFor(() => expect(listed()).toEqual(['ring 1.pdf']))
    expect(screen.getByRole('alert')).toHaveTextContent('notes.txt isn’t one of these: PDF.')
    expect(screen.getByRole('alert')).toHaveTextContent('huge.pdf is larger than 1 MB.')
  })

  it('takes no more than it said, in Polish too', async () => {
    const { choose } = await drop('pl')
    await choose(pdf('1.pdf'), pdf('2.pdf'))
    await waitFor(() => expect(listed()).toHaveLength(2))
    await choose(pdf('3.pdf'))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nie dodano 3.pdf: najwyżej 2 pliki.'))
    expect(listed()).toEqual(['1.pdf', '2.pdf'])
  })

  it('lets a file be removed', async () => {
    const { user, choose } = await drop()
    await choose(pdf('1.pdf'), pdf('2.pdf'))
    await waitFor(() => expect(listed()).toHaveLength(2))
    await user.click(within(screen.getByRole('list')).getByRole('button', { name: 'Remove 1.pdf' }))
    await waitFor(() => expect(listed()).toEqual(['2.pdf']))
  })
})
