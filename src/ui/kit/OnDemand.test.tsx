import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderKit } from '../../testing/renderKit'
import { MissingParts } from './MissingParts'
import { OnDemand } from './OnDemand'

describe('OnDemand [K05]', () => {
  it('says that a part could not be loaded, and loads it when it is asked for again', async () => {
    let tries = 0
    const load = () => (++tries === 1 ? Promise.reject(new Error('Offline')) : Promise.resolve('the part'))
    const { user } = await renderKit(
      <OnDemand name="part" load={load}>
        {(part) => <p>Here is {part}</p>}
      </OnDemand>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Part of this page couldn’t be loaded\./)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Here is the part')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(tries).toBe(2)
  })

  it('follows the store: a part that failed to load, whether or not it would load now', async () => {
    const load = () => Promise.resolve('the part')
    const missing = { has: (part: string) => part === 'part', set: jest.fn() }
    const page = (
      <MissingParts value={missing}>
        <OnDemand name="part" load={load}>
          {(part) => <p>Here is {part}</p>}
        </OnDemand>
      </MissingParts>
    )
    const { user } = await renderKit(page)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(missing.set).toHaveBeenCalledWith('part', false)
    expect(screen.queryByText('Here is the part')).toBeNull()
  })

  it('reports to the store which part failed to load', async () => {
    const missing = { has: () => false, set: jest.fn() }
    const load = () => Promise.reject(new Error('Offline'))
    await renderKit(
      <MissingParts value={missing}>
        <OnDemand name="calendar" load={load}>
          {() => null}
        </OnDemand>
      </MissingParts>,
    )
    expect(missing.set).toHaveBeenCalledWith('calendar', true)
  })

  it('loads the other part when one OnDemand replaces another in the same position', async () => {
    const loadMap = () => Promise.resolve({ map: 'a map' })
    const loadCalendar = () => Promise.resolve({ calendar: 'a calendar' })
    const Either = ({ isMap }: { isMap: boolean }) =>
      isMap ? (
        <OnDemand name="map" load={loadMap}>
          {({ map }) => <p>Here is {map.toUpperCase()}</p>}
        </OnDemand>
      ) : (
        <OnDemand name="calendar" load={loadCalendar}>
          {({ calendar }) => <p>Here is {calendar.toUpperCase()}</p>}
        </OnDemand>
      )
    const Switch = () => {
      const [isMap, setMap] = useState(false)
      return (
        <>
          <button onClick={() => setMap(!isMap)}>Switch</button>
          <Either isMap={isMap} />
        </>
      )
    }
    const { user } = await renderKit(<Switch />)
    expect(await screen.findByText('Here is A CALENDAR')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Switch' }))
    expect(await screen.findByText('Here is A MAP')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Switch' }))
    expect(await screen.findByText('Here is A CALENDAR')).toBeVisible()
  })
})
