import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { chunk, useChunk, type Chunk } from './chunk'

const Text = ({ of }: { of: Chunk<string> }) => <p>{useChunk(of)}</p>
const show = (of: Chunk<string>) =>
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Text of={of} />
    </Suspense>,
  )

it('is read at once when it was loaded ahead, and loaded once', async () => {
  const load = jest.fn(() => Promise.resolve('Moth'))
  const ahead = chunk(load)
  await ahead.load()
  show(ahead)
  expect(screen.getByText('Moth')).toBeInTheDocument()
  await ahead.load()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a fallback until it is loaded', async () => {
  await act(async () => show(chunk(() => Promise.resolve('Moth'))))
  expect(await screen.findByText('Moth')).toBeInTheDocument()
})
