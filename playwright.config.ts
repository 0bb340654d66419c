import { defineConfig } from '@playwright/test'
import { browserOptions } from './scripts/browser'

// Playwright takes its configuration by the default export.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    launchOptions: await browserOptions(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
