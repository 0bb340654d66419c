import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser'

// Playwright takes its configuration by the default export.
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/prepareData.ts',
  testMatch: '*.spec.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // A journey that passes at its second attempt is listed as flaky; proofs count it as failed.
  retries: Number(process.env['RETRIES'] ?? 1),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] || '.cache/e2e.json' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    // Without a graphics card, every frame of an animation is painted by the processor.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: await browserOptions(),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
