import * as z from 'zod/mini'
import type { Endpoints } from '../shared/endpoint'
import { SlugParams } from '../shared/params'
import { BaseVersion } from '../shared/version'
import { DeskDog } from './desk'
import { LevelAnswer, LevelConfirmation, LevelDecision, LevelMoves, LevelProposals } from './level'

export const levelEndpoints = {
  /** How the Nexus level of a dog has moved, for its keepers. */
  getLevelMoves: {
    method: 'GET',
    path: '/dogs/:slug/levels',
    action: 'dog.read',
    schema: { params: SlugParams, response: { 200: LevelMoves } },
  },
  /** Earned levels that wait for an admin, and those whose results were corrected. */
  getLevelProposals: {
    method: 'GET',
    path: '/desk/level-proposals',
    action: 'deskLevel.read',
    schema: { response: { 200: LevelProposals } },
  },
  setLevel: {
    method: 'PUT',
    path: '/desk/dogs/:slug/level',
    action: 'deskLevel.decide',
    schema: {
      params: SlugParams,
      body: z.object({ ...LevelDecision.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'consequences_changed', 'stale'],
  },
  confirmLevel: {
    method: 'POST',
    path: '/desk/dogs/:slug/earned-level',
    action: 'deskLevel.decide',
    schema: {
      params: SlugParams,
      body: z.object({ ...LevelConfirmation.shape, version: BaseVersion }),
      response: { 200: DeskDog },
    },
    refusals: ['own_dog', 'proposal_closed', 'consequences_changed', 'stale'],
  },
  answerLevel: {
    method: 'POST',
    path: '/desk/dogs/:slug/earned-level/answer',
    action: 'deskLevel.decide',
    schema: { params: SlugParams, body: LevelAnswer, response: { 200: DeskDog } },
    refusals: ['own_dog', 'proposal_closed'],
  },
} as const satisfies Endpoints
