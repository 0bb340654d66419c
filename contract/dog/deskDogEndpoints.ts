import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { BaseVersion } from '../shared/version'
import { DeskDog, DogSearch, DogsFound, FlagCorrection, Measurement, MicrochipCorrection } from './desk'

export const deskDogEndpoints = {
  /** Dogs of any account, for judges and admins. */
  findDogs: {
    method: 'GET',
    path: '/desk/dogs',
    action: 'deskDog.read',
    schema: { querystring: DogSearch, response: { 200: DogsFound } },
  },
  getDeskDog: {
    method: 'GET',
    path: '/desk/dogs/:slug',
    action: 'deskDog.read',
    schema: { params: SlugParams, response: { 200: DeskDog } },
  },
  measureDog: {
    method: 'PUT',
    path: '/desk/dogs/:slug/height',
    action: 'deskDog.measure',
    schema: {
      params: SlugParams,
      body: z.object({ ...Measurement.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'household_dog', 'measured_before', 'height_settled', 'consequences_changed', 'stale'],
  },
  correctFlags: {
    method: 'POST',
    path: '/desk/dogs/:slug/corrections',
    action: 'deskDog.correct',
    schema: {
      params: SlugParams,
      body: z.object({ ...FlagCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'stale'],
  },
  correctMicrochip: {
    method: 'PUT',
    path: '/desk/dogs/:slug/microchip',
    action: 'deskDog.correct',
    schema: {
      params: SlugParams,
      body: z.object({ ...MicrochipCorrection.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
  },
} as const satisfies Endpoints
