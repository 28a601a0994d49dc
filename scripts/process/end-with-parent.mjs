// Preloaded into the programs that we start: whatever ends us, be it outright, ends them too. They
// hear of it by their channel to us, which must not keep them alive by itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
