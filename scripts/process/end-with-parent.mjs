// Preloaded into started programs, so that they end when their parent is killed. The IPC channel is
// unreferenced, so that it does not keep the program alive.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
