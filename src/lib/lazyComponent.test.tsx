import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { lazyComponent } from './lazyComponent'

const Dog = () => <p>Moth</p>
const fallback = <p>Loading</p>

it('is drawn at once when it was loaded ahead, and loaded once', async () => {
  const load = jest.fn(() => Promise.resolve(Dog))
  const Ahead = lazyComponent(load)
  await Ahead.load()
  render(
    <Suspense fallback={fallback}>
      <Ahead />
    </Suspense>,
  )
  expect(screen.getByText('Moth')).toBeInTheDocument()
  await Ahead.load()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a fallback until it is loaded', async () => {
  const Later = lazyComponent(() => Promise.resolve(Dog))
  render(
    <Suspense fallback={fallback}>
      <Later />
    </Suspense>,
  )
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(await screen.findByText('Moth')).toBeInTheDocument()
})

it('is loaded again when it did not come', async () => {
  const load = jest.fn<Promise<typeof Dog>, []>()
  load.mockRejectedValueOnce(new Error('The line is cut.')).mockResolvedValue(Dog)
  const Later = lazyComponent(load)
  await expect(Later.load()).rejects.toThrow('The line is cut.')
  await Later.load()
  render(<Later />)
  expect(screen.getByText('Moth')).toBeInTheDocument()
})
