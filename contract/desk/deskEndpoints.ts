import type { Endpoints } from '../shared/endpoint'
import { DeskHome } from './home'
import { DeskSearch, DeskSearchResult } from './search'

export const deskEndpoints = {
  getDeskHome: {
    method: 'GET',
    path: '/desk',
    action: 'deskHome.read',
    schema: { response: { 200: DeskHome } },
  },
  searchDesk: {
    method: 'GET',
    path: '/desk/search',
    action: 'desk.search',
    schema: { querystring: DeskSearch, response: { 200: DeskSearchResult } },
  },
} as const satisfies Endpoints
