import { directionsTo } from './directions'

const show = { addressLines: ['Hala Arena', 'ul. Wyspiańskiego 33'], postcode: '60-751', city: 'Poznań', country: 'PL' }

describe('the way to a show', () => {
  it('leads to its position', () => {
    expect(directionsTo({ ...show, latitude: 52.399, longitude: 16.892 })).toEqual({
      google: 'https://www.google.com/maps/dir/?api=1&destination=52.399%2C16.892',
      openStreetMap: 'https://www.openstreetmap.org/directions?to=52.399%2C16.892',
    })
  })

  it('leads to its address when its position is unknown', () => {
    const { google, openStreetMap } = directionsTo({ ...show, latitude: null, longitude: null })
    expect(new URL(google).searchParams.get('destination')).toBe('Hala Arena, ul. Wyspiańskiego 33, 60-751, Poznań, PL')
    expect(new URL(openStreetMap).pathname).toBe('/search')
  })
})
