// Written by `npm run generate` from contracts/. Do not edit.

export {}
